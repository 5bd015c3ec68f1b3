@_exported public import EarshotUniformTypes
