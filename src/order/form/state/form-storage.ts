import { onBfcacheRestore } from '#browser/page/page-lifecycle.ts'
import { safeSessionStorage } from '#browser/storage/safe-storage.ts'
import { SESSION_KEYS } from '#browser/storage/storage-keys.ts'
import { parseRecord } from '#core/text/parse-record.ts'
import { parseOrderForm, selectFields, type OrderForm } from '../order-form.ts'
import { setOrderForm } from './form-actions.ts'
import { formStore } from './form-store.ts'

/** The form as a page of this tab has stored it. */
export function readStoredForm(): OrderForm {
  return parseOrderForm(parseRecord(safeSessionStorage.read(SESSION_KEYS.orderForm)))
}

/** Stores the form whenever it changes. Returns an unsubscribe function. */
export function storeFormChanges(): () => void {
  return formStore.subscribe(({ form }, before) => {
    if (form === before.form) return
    const { method } = form
    const stored = method === null ? null : JSON.stringify({ method, ...selectFields(form, 'isStored') })
    safeSessionStorage.write(SESSION_KEYS.orderForm, stored)
  })
}

/** Keeps the form on a page where only the area is chosen. Returns the functions that stop it. */
export function startForm(): readonly (() => void)[] {
  const restore = (): void => {
    setOrderForm(readStoredForm())
  }
  restore()
  return [storeFormChanges(), onBfcacheRestore(restore)]
}
