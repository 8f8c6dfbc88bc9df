import { expect, test } from 'vitest'
import { storeUnsentForms, type StoredUnsentForms } from './storedUnsentForms.ts'

const typed = {
  description: 'A tyre has burst near Ojota.',
  needs_replacement: true,
  place: { lat: 6.58, lng: 3.38 },
  photos: [{ value: 'file_1', name: 'tyre.jpg', size: 120_000 }],
}

/** The forms of a page in memory, which a reload empties, and the storage of the tab, which it does not. */
function openTab() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const load = (prefix = 'usr_1 trp_1', tabStorage = storage) => storeUnsentForms(createMemory(), tabStorage, prefix)
  return { stored, storage, load }
}

function createMemory(): StoredUnsentForms {
  const kept = new Map<string, Readonly<Record<string, unknown>>>()
  return {
    has: (name) => kept.has(name),
    open: (name) => ({
      read: () => kept.get(name),
      write: (fields) => void (Object.keys(fields).length === 0 ? kept.delete(name) : kept.set(name, fields)),
      close: () => void kept.delete(name),
    }),
  }
}

test('what was typed is there after a reload, for the same user and subject', () => {
  const { load } = openTab()
  load().open('TripIssueForm').write(typed)
  const reloaded = load()
  expect(reloaded.has('TripIssueForm')).toBe(true)
  expect(reloaded.open('TripIssueForm').read()).toEqual(typed)
  expect(reloaded.has('DeclineTripForm')).toBe(false)
  for (const other of ['usr_2 trp_1', 'usr_1 trp_2']) {
    expect(load(other).has('TripIssueForm')).toBe(false)
    expect(load(other).open('TripIssueForm').read()).toBeUndefined()
  }
})

test.each<[string, (form: ReturnType<StoredUnsentForms['open']>) => void]>([
  ['sent', (form) => form.write({})],
  ['left', (form) => form.close()],
])('what was %s is gone', (_, end) => {
  const { stored, load } = openTab()
  const form = load().open('TripIssueForm')
  form.write(typed)
  end(form)
  expect([...stored]).toEqual([])
  expect(load().has('TripIssueForm')).toBe(false)
})

test('what is in memory is newer than what is stored', () => {
  const { storage, load } = openTab()
  const forms = load()
  forms.open('TripIssueForm').write(typed)
  storage.setItem('usr_1 trp_1 TripIssueForm', JSON.stringify({ description: 'Older' }))
  expect(forms.open('TripIssueForm').read()).toEqual(typed)
})

test.each(['', '{', '[]', 'null', '{"photos":[1]}', '{"photos":[{"name":"tyre.jpg"}]}', '{"place":{"lat":"north"}}'])(
  'a damaged text is nothing: %s',
  (text) => {
    const { storage, load } = openTab()
    storage.setItem('usr_1 trp_1 TripIssueForm', text)
    expect(load().has('TripIssueForm')).toBe(false)
    expect(load().open('TripIssueForm').read()).toBeUndefined()
  },
)

test('without a storage the memory is enough', () => {
  const fail = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  const forms = openTab().load('usr_1 trp_1', { getItem: fail, setItem: fail, removeItem: fail })
  const form = forms.open('TripIssueForm')
  form.write(typed)
  expect(forms.has('TripIssueForm')).toBe(true)
  expect(form.read()).toEqual(typed)
  form.close()
  expect(forms.has('TripIssueForm')).toBe(false)
})
