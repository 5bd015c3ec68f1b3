@_exported import EarshotCombine
