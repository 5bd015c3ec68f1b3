// What a test needs to say which person listens.
@_exported import struct EarshotReader.Profile
@_exported import struct EarshotReader.Transcript
@_exported import enum EarshotSemantics.Device
