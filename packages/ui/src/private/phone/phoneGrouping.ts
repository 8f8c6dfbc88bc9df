// For each calling code, the sizes of the digit groups of a mobile number. The first character is the trunk prefix:
// `0`, none, or `x` for another prefix.
const table = `
  1:334 7:x3322 20:028 27:0234 30:334 31:018 32:03222 33:012222 34:3222 36:x234 39:334 40:0333 41:02322 43:036 44:046
  45:2222 46:02322 47:2222 48:333 49:047 51:333 52:334 53:017 54:x1244 55:254 56:144 57:37 58:037 60:0234 61:0333
  62:0333 63:0334 64:0234 65:44 66:0234 81:0244 82:0244 84:0333 86:344 90:03322 91:055 92:037 93:0234 94:0234 95:0134
  98:0334 211:0333 212:012222 213:03222 216:233 218:027 220:34 221:2322 222:2222 223:2222 224:3222 225:2224 226:2222
  227:2222 228:2222 229:22222 230:44 231:0234 232:026 233:0234 234:0334 235:2222 236:2222 237:12222 238:322 239:34
  240:333 241:2222 242:234 243:0333 244:333 245:333 246:34 247:5 248:133 249:0234 250:0333 251:0234 252:17 253:2222
  254:036 255:0333 256:036 257:2222 258:234 260:027 261:02232 262:03222 263:0234 264:0234 265:03222 266:44 267:233
  268:44 269:322 290:5 291:0133 297:34 298:222 299:222 350:8 351:333 352:333 353:0234 354:34 355:0234 356:44 357:26
  358:027 359:0233 370:035 371:233 372:44 373:0323 374:026 375:x2322 376:33 377:012222 378:2222 380:0234 381:027
  382:0233 383:0233 385:0234 386:0233 387:0233 389:0233 420:333 421:0333 423:333 500:5 501:34 502:44 503:44 504:44
  505:44 506:44 507:44 508:0222 509:224 590:03222 591:8 592:34 593:0234 594:03222 595:036 596:03222 597:34 598:0233
  599:134 670:44 672:15 673:34 674:34 675:44 676:34 677:25 678:34 679:34 680:34 681:222 682:23 683:34 685:25 686:8
  687:222 688:24 689:2222 690:4 691:34 692:34 850:0334 852:44 853:44 855:0233 856:02233 880:046 886:0333 960:34 961:233
  962:0144 963:0333 964:0334 965:35 966:0234 967:0333 968:44 970:0333 971:0234 972:0234 973:44 974:44 975:2222 976:44
  977:37 992:234 993:x26 994:02322 995:3222 996:0333 998:2322
`

interface PhoneGrouping {
  trunk: string
  groups: readonly number[]
}

const groupings = new Map<string, PhoneGrouping>()
for (const [, dial = '', trunk = '', groups = ''] of table.matchAll(/(\d+):([0x]?)(\d+)/g))
  groupings.set(dial, { trunk, groups: Array.from(groups, Number) })

function groupDigits(digits: string, [first = 3, ...others]: readonly number[], trunk: string): string {
  const parts: string[] = []
  let remainingDigits = trunk + digits
  for (const size of [first + trunk.length, ...others]) {
    parts.push(remainingDigits.slice(0, size))
    remainingDigits = remainingDigits.slice(size)
  }
  // Longer numbers are not grouped.
  return remainingDigits === '' ? parts.filter(Boolean).join(' ') : trunk + digits
}

/** Formats a national number; undefined if the country's trunk prefix is not known here. */
export function formatNational(national: string, dial: string): string | undefined {
  const { trunk, groups } = groupings.get(dial) ?? { trunk: 'x', groups: [] }
  return trunk === 'x' ? undefined : groupDigits(national, groups, trunk)
}

/** Formats an international number. */
export const formatInternational = (national: string, dial: string): string =>
  `+${dial} ${groupDigits(national, groupings.get(dial)?.groups ?? [], '')}`.trimEnd()
