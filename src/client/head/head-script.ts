import { runOptional } from '#browser/loading/run-optional.ts'
import { recoverFromScriptErrors } from './script-error-recovery.ts'
import { handleEarlyTaps } from './early-taps.ts'
import { reportFailures } from './report-failures.ts'
import { prepareFirstPaint, redirectToSavedLanguage } from './pre-paint.ts'

// Inlined into the <head> of every page: runs before anything is painted.
// One that fails, for want of an interface, must not take the others along.
runOptional(recoverFromScriptErrors)
runOptional(redirectToSavedLanguage)
runOptional(prepareFirstPaint)
runOptional(handleEarlyTaps)
runOptional(reportFailures)
