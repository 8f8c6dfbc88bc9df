'use client'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { get, type DefaultValues, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { isSame } from './useFollowedDefaults.ts'
import { UnsentFormsContext, type UnsentForm } from './unsentForms.ts'

/** Fills in what was typed before this form was taken away. `keep` keeps what is changed now, `forget` what was sent. */
export function useUnsentForm<Fields extends FieldValues, Value>(
  { getValues, setValue }: Pick<UseFormReturn<Fields, unknown, Value>, 'getValues' | 'setValue'>,
  defaults: { readonly current: DefaultValues<Fields> },
  name: string | undefined,
): { keep: () => void; forget: () => void } {
  const unsentForms = use(UnsentFormsContext)
  const unsentForm = useRef<UnsentForm>(undefined)
  const restore = useEffectEvent((opened: UnsentForm) => {
    const changedFields = opened.read() ?? {}
    for (const field of Object.keys(defaults.current) as Path<Fields>[]) {
      if (!Object.hasOwn(changedFields, field)) continue
      // A form of this name has written it.
      setValue(field, changedFields[field] as PathValue<Fields, Path<Fields>>, { shouldDirty: true, shouldTouch: true })
    }
  })
  useEffect(() => {
    if (!unsentForms || name === undefined) return undefined
    const opened = unsentForms.open(name)
    restore(opened)
    unsentForm.current = opened
    return () => {
      unsentForm.current = undefined
      opened.close()
    }
  }, [unsentForms, name])
  return {
    keep() {
      if (!unsentForm.current) return
      const fields = Object.entries<unknown>(getValues())
      unsentForm.current.write(Object.fromEntries(fields.filter(([field, value]) => !isSame(value, get(defaults.current, field)))))
    },
    forget: () => unsentForm.current?.write({}),
  }
}
