// Of each calling code its countries, the main one first, and how the digits of a mobile number there stand together.
const table = `
  1USAGAIASBBBMBSCADMDOGDGUJMKNKYLCMPMSPRSXTCTTVCVGVI334 7RUKZ3322 20EG28 27ZA234 30GR334 31NL18 32BE3222 33FR12222
  34ES3222 36HU234 39ITVA334 40RO333 41CH2322 43AT36 44GBGGIMJE46 45DK2222 46SE2322 47NOSJ2222 48PL333 49DE47 51PE333
  52MX334 53CU17 54AR1244 55BR254 56CL144 57CO37 58VE37 60MY234 61AUCCCX333 62ID333 63PH334 64NZ234 65SG44 66TH234
  81JP244 82KR244 84VN333 86CN344 90TR3322 91IN55 92PK37 93AF234 94LK234 95MM134 98IR334 211SS333 212MAEH12222 213DZ3222
  216TN233 218LY27 220GM34 221SN2322 222MR2222 223ML2222 224GN3222 225CI2224 226BF2222 227NE2222 228TG2222 229BJ22222
  230MU44 231LR234 232SL26 233GH234 234NG334 235TD2222 236CF2222 237CM12222 238CV322 239ST34 240GQ333 241GA2222 242CG234
  243CD333 244AO333 245GW333 246IO34 247AC5 248SC133 249SD234 250RW333 251ET234 252SO17 253DJ2222 254KE36 255TZ333
  256UG36 257BI2222 258MZ234 260ZM27 261MG2232 262REYT3222 263ZW234 264NA234 265MW3222 266LS44 267BW233 268SZ44 269KM322
  290SHTA5 291ER133 297AW34 298FO222 299GL222 350GI8 351PT333 352LU333 353IE234 354IS34 355AL234 356MT44 357CY26
  358FIAX27 359BG233 370LT35 371LV233 372EE44 373MD323 374AM26 375BY2322 376AD33 377MC12222 378SM2222 380UA234 381RS27
  382ME233 383XK233 385HR234 386SI233 387BA233 389MK233 420CZ333 421SK333 423LI333 500FK5 501BZ34 502GT44 503SV44
  504HN44 505NI44 506CR44 507PA44 508PM222 509HT224 590GPBLMF3222 591BO8 592GY34 593EC234 594GF3222 595PY36 596MQ3222
  597SR34 598UY233 599CWBQ134 670TL44 672NF15 673BN34 674NR34 675PG44 676TO34 677SB25 678VU34 679FJ34 680PW34 681WF222
  682CK23 683NU34 685WS25 686KI8 687NC222 688TV24 689PF2222 690TK4 691FM34 692MH34 850KP334 852HK44 853MO44 855KH233
  856LA2233 880BD46 886TW333 960MV34 961LB233 962JO144 963SY333 964IQ334 965KW35 966SA234 967YE333 968OM44 970PS333
  971AE234 972IL234 973BH44 974QA44 975BT2222 976MN44 977NP37 992TJ234 993TM26 994AZ2322 995GE3222 996KG333 998UZ2322
`

interface Plan {
  dial: string
  countries: readonly string[]
  groups: readonly number[]
}

const plans = new Map<string, Plan>()
const dials = new Map<string, string>()
for (const [, dial = '', countries = '', groups = ''] of table.matchAll(/(\d+)([A-Z]+)(\d+)/g)) {
  const plan = { dial, countries: countries.match(/../g) ?? [], groups: Array.from(groups, Number) }
  plans.set(dial, plan)
  for (const country of plan.countries) dials.set(country, dial)
}

/** Every country that has telephone numbers, as ISO 3166-1 alpha-2, in the order of the codes. */
export const phoneCountries: readonly string[] = [...dials.keys()]

/** The calling code of a country, without its plus; empty for what is no country. */
export const dialOf = (country: string): string => dials.get(country) ?? ''

/** The countries of a calling code, the main one first. */
export const countriesOf = (dial: string): readonly string[] => plans.get(dial)?.countries ?? []

/** The calling code that an international number starts with; empty where it belongs to no country. */
export function dialIn(digits: string): string {
  for (let length = 1; length <= 3; length++) if (plans.has(digits.slice(0, length))) return digits.slice(0, length)
  return ''
}

/** A national number in groups. What is longer than its country's mobile numbers stands in one piece. */
export function grouped(digits: string, dial: string, trunk = ''): string {
  const [first = 3, ...others] = plans.get(dial)?.groups ?? []
  const groups = [first + trunk.length, ...others]
  const parts: string[] = []
  let rest = trunk + digits
  for (const size of groups) {
    if (rest !== '') parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return rest === '' ? parts.join(' ') : trunk + digits
}
