import { useLayoutEffect, useReducer, useRef, useState, type ChangeEvent, type RefCallback } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FieldValueProps {
  readonly ref: RefCallback<Control>
  readonly defaultValue: string
  readonly onChange: (event: ChangeEvent<Control>) => void
}

/**
 * The props of a field that keeps what stands in it, also where a browser has filled it in without an event: React
 * would put the value that it knows back with the next render. What `readFields` reads is reported like what is typed.
 */
export function useFieldValue(value: string, onChange: (value: string) => void): FieldValueProps {
  const control = useRef<Control>(null)
  const reported = useRef(value)
  const [defaultValue] = useState(value)
  const [, render] = useReducer((count: number) => count + 1, 0)
  // After each render: what was typed may have been cut, or refused.
  useLayoutEffect(() => {
    if (control.current === null || value === reported.current) return
    control.current.value = value
    reported.current = value
  })
  return {
    ref: (element) => {
      control.current = element
    },
    defaultValue,
    onChange: ({ target }) => {
      if (target.value === reported.current) return
      reported.current = target.value
      onChange(target.value)
      render()
    },
  }
}
