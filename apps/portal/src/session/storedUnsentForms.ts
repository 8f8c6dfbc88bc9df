import * as z from 'zod/mini'
import type { TabStorage } from './PortalDependencies.ts'
import { tryStorage } from './tryStorage.ts'
import type { PortalUnsentForms } from './unsentForms.ts'

const text = z.string()
const file = z.object({
  value: text,
  name: text,
  size: z.optional(z.number()),
  previewUrl: z.optional(text),
  note: z.optional(text),
})
/** What a field can hold: a text, a mark, a place, or files. */
const storedFields = z.record(text, z.union([text, z.boolean(), z.record(text, z.number()), z.array(file)]))

/** What was stored; undefined if it is nothing, or damaged. */
function readFields(storage: TabStorage, key: string): z.output<typeof storedFields> | undefined {
  try {
    const stored = storage.getItem(key)
    return stored === null ? undefined : storedFields.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}

export type StoredUnsentForms = Pick<PortalUnsentForms, 'has' | 'open'>

/**
 * Keeps what is typed also in the storage of this tab, under keys that begin with `prefix`, so that it outlives a reload: a phone without
 * memory drops the page when its camera opens. For forms without identity numbers and bank accounts. What its user leaves or sends is removed.
 */
export function storeUnsentForms(unsentForms: StoredUnsentForms, storage: TabStorage, prefix: string): StoredUnsentForms {
  const keyOf = (name: string) => `${prefix} ${name}`
  const read = (name: string) => readFields(storage, keyOf(name))
  const remove = (name: string) => tryStorage(() => storage.removeItem(keyOf(name)))
  return {
    has: (name) => unsentForms.has(name) || read(name) !== undefined,
    open(name) {
      const form = unsentForms.open(name)
      return {
        read() {
          const stored = unsentForms.has(name) ? undefined : read(name)
          if (stored) form.write(stored)
          return form.read()
        },
        write(changedFields) {
          form.write(changedFields)
          if (Object.keys(changedFields).length === 0) remove(name)
          else tryStorage(() => storage.setItem(keyOf(name), JSON.stringify(changedFields)))
        },
        close() {
          form.close()
          remove(name)
        },
      }
    },
  }
}
