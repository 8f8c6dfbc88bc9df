import { ulid } from 'ulid'

/** Random numbers that are the same for the same name, on every machine. */
export interface Random {
  /** From 0 to just under 1. */
  next: () => number
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly [T, ...T[]]) => T
  /** Bell curve. */
  normal: (mean: number, deviation: number) => number
}

/** The seed of all demo data. */
const baseSeed = 'sp-1'

/** Creates an independent stream for a name, so that new data never changes existing data. */
export function createRandom(name: string): Random {
  const next = createStream(`${baseSeed}:${name}`)
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    normal: (mean, deviation) => mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** A prefixed ULID that is the same for the same name and moment. */
export function seededId(prefix: string, name: string, at: Date): string {
  return `${prefix}_${ulid(at.getTime(), createStream(`${baseSeed}:id:${prefix}:${name}`))}`
}

/** sfc32, seeded by a hash of the text. */
function createStream(text: string): () => number {
  let [a, b, c, d] = hashText(text)
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 12; round += 1) next() // the first numbers still resemble the seed
  return next
}

function hashText(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = b ^ Math.imul(a ^ code, 597_399_067)
    b = c ^ Math.imul(b ^ code, 2_869_860_233)
    c = d ^ Math.imul(c ^ code, 951_274_213)
    d = a ^ Math.imul(d ^ code, 2_716_044_179)
  }
  return [a, b, c, d]
}
