// The style sheets that every page has, for tests that measure.
import '../../src/styles/tokens.css'
import '../../src/styles/base.css'
