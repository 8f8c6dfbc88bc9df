import { edited, fitting, movedTo } from './phoneEdit.ts'
import { figuresIn } from './figures.ts'
import type { PhoneAct, PhoneActed, PhonePlace, PhoneRules } from './phoneRules.ts'
import { besideCode, phoneIn } from './phoneText.ts'

interface Acting {
  place: PhonePlace
  done: PhoneAct
  usualCountry: string
  read: PhoneRules['read']
}

/** What a field holds after somebody did something to it. */
export function acted({ place, done, usualCountry, read }: Acting): PhoneActed {
  const { typed, country } = place
  // A number of no country leaves the field to the usual one again.
  const countryFor = (next: string) => (country === '' && !next.startsWith('+') ? usualCountry : country)
  const settled = (next: string, behind = 0): PhoneActed => {
    const fits = fitting(next, countryFor(next))
    const of = read(fits, countryFor(fits)).country
    const beside = besideCode(fits, of, read)
    return { typed: beside, country: of, caret: Math.max(beside.length - behind, 0), refused: fits === next ? null : 'full' }
  }
  const refused = (): PhoneActed => ({ ...place, refused: 'letters' })

  if (done.kind === 'move') {
    const moved = fitting(movedTo(typed), done.country)
    return { typed: moved, country: done.country, caret: moved.length, refused: null }
  }
  if (done.kind === 'settle') return settled(typed)
  if (done.kind === 'paste') {
    const found = phoneIn(done.text)
    if (found === '') return refused()
    if (found.startsWith('+')) return settled(found)
    const after = figuresIn(done.after)
    return settled(figuresIn(done.before) + found + after, after.length)
  }
  // Many figures at once were filled in, not typed.
  if (done.isFilledIn || figuresIn(done.text).length > typed.length + 1) {
    const found = phoneIn(done.text)
    return found === '' && done.text !== '' ? refused() : settled(found)
  }
  const next = edited({ before: typed, text: done.text, caret: done.caret, kind: done.how, country })
  return { ...next, country: countryFor(next.typed) }
}
