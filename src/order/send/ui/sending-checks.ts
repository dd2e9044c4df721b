import { flushSync } from 'react-dom'
import { showElement } from '#browser/controls/show-element.ts'
import { reportEvent } from '#browser/loading/report-event.ts'
import { runOptional } from '#browser/loading/run-optional.ts'
import { isTakingOrders, refreshShopClock } from '#shop/state/shop-store.ts'
import { getControlId, getProblemButtonId, REASON_ID } from '../../fields/ui/field-ids.ts'
import { showOrderFormErrors } from '../../form/state/form-actions.ts'
import { formStore } from '../../form/state/form-store.ts'
import { getFirstField, listBlockedFields, type OrderFormField } from '../../form/order-form.ts'
import { linesStore } from '../../lines/state/lines-store.ts'
import { getOptionsPanel } from '../../lines/state/options-panel.ts'
import { focusMissingChoice } from '../../lines/ui/ChoiceOptions.tsx'
import { findLine } from '../../lines/ui/find-line.ts'
import { setPanelOpen } from '../../panels/state/open-panels.ts'
import { getOrder } from '../../state/current-order.ts'

/** Returns what shows the customer why the order may not be sent; null where nothing holds it. */
type SendingCheck = (seenAside: number) => (() => void) | null

/** In the order in which they are asked: the first that holds the order is shown alone. */
const CHECKS: readonly SendingCheck[] = [
  checkPause,
  checkLineSetAside,
  checkMissingChoice,
  checkNotice,
  checkField,
  checkMinimum,
]

/** Whether the order may be sent. Where not, focuses or scrolls to what keeps it: on a phone that is far from the bar. */
export function checkSending(): boolean {
  // Synchronous, because what a check changes must be on the page before it is focused, which has to be in the click:
  // some phones show no keyboard for a field that gets the focus later.
  const show = flushSync(findObstacle)
  show?.()
  return show === null
}

function findObstacle(): (() => void) | null {
  const seenAside = countAside()
  refreshShopClock()
  for (const check of CHECKS) {
    const show = check(seenAside)
    if (show !== null) return show
  }
  return null
}

function checkPause(): (() => void) | null {
  return isTakingOrders() && getOrder().sendingProblem?.kind !== 'methodClosed' ? null : showReason
}

/** An item's hours have just ended: the customer sees the changed order first. */
function checkLineSetAside(seenAside: number): (() => void) | null {
  if (countAside() <= seenAside) return null
  return () => {
    showElement([...document.querySelectorAll('[data-line]')].at(-1), 'center')
  }
}

function checkMissingChoice(): (() => void) | null {
  // Also the fields get their errors, which stand further below.
  showOrderFormErrors()
  const { missingChoice } = getOrder()
  if (missingChoice === null) return null
  setPanelOpen(getOptionsPanel(missingChoice.line.lineId), true)
  return () => {
    focusMissingChoice(missingChoice)
    reportEvent('form-refused')
  }
}

/** A dish that has to be ordered earlier: the line has the first possible time. */
function checkNotice(): (() => void) | null {
  const [line] = getOrder().tooSoon
  if (line === undefined) return null
  return () => {
    findLine(line.lineId)?.querySelector<HTMLElement>('[data-notice] > :last-child')?.focus()
    reportEvent('form-refused')
  }
}

/** The first field with an error, or with a problem such as an area that the owner has paused. */
function checkField(): (() => void) | null {
  const errors = Object.keys(formStore.getState().errors) as OrderFormField[]
  const field = getFirstField([...errors, ...listBlockedFields(getOrder().problems)])
  if (field === null) return null
  return () => {
    const element = document.getElementById(getProblemButtonId(field)) ?? document.getElementById(getControlId(field))
    runOptional(() => {
      element?.focus()
    })
    reportEvent('form-refused')
  }
}

function checkMinimum(): (() => void) | null {
  return getOrder().sendingProblem === null ? null : showReason
}

function showReason(): void {
  showElement(document.getElementById(REASON_ID), 'center')
}

function countAside(): number {
  return linesStore.getState().priced.aside.length
}
