/** The providers that most partners use. */
const providers = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com']
/** Domains of providers that differ from one of these by a letter. */
const realDomains = new Set(['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'hotmail.co', 'yahoo.ca', 'yahoo.co.uk', 'hotmail.co.uk'])
/** Endings that no address has, and that people type for `.com`. */
const mistypedCom = /\.(?:con|comm|cpm|cim|vom|xom|ocm|cmo|clm|coom)$/

/** The same address with the domain that was probably meant, such as `name@gmail.com` for `name@gmial.con`; undefined if nothing looks mistyped. */
export function suggestEmail(address: string): string | undefined {
  const [, name = '', typed = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? []
  // Phones write a comma for the dot, and sentences end with one.
  const domain = typed.toLowerCase().replaceAll(',', '.').replace(/\.+$/, '')
  if (domain === '' || realDomains.has(domain)) return undefined
  const meant = providers.includes(domain)
    ? domain
    : (providers.find((provider) => isNearly(domain, provider)) ?? domain.replace(mistypedCom, '.com'))
  return meant === typed.toLowerCase() || !meant.includes('.') ? undefined : `${name}@${meant}`
}

/** Whether each part of a domain has at most one mistake; the dot may be missing, and so may the ending. */
function isNearly(domain: string, provider: string): boolean {
  const [host = '', ending = ''] = split(provider)
  const [typedHost = '', typedEnding] = split(domain)
  if (typedEnding === undefined) return domain === host || countMistakes(domain, host + ending) <= 1
  return countMistakes(typedHost, host) <= 1 && countMistakes(typedEnding, ending) <= 1
}

const split = (domain: string) => {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** 0 for equal texts, 1 if one letter is missing, added or wrong or two neighbours are exchanged, otherwise 2. */
function countMistakes(typed: string, meant: string): 0 | 1 | 2 {
  if (typed === meant) return 0
  let at = 0
  while (at < meant.length && typed[at] === meant[at]) at += 1
  const [rest, meantRest] = [typed.slice(at), meant.slice(at)]
  const exchanged = meantRest.slice(1, 2) + meantRest.slice(0, 1)
  const isOneMistake =
    rest.slice(1) === meantRest ||
    rest === meantRest.slice(1) ||
    rest.slice(1) === meantRest.slice(1) ||
    (meantRest.length > 1 && rest === exchanged + meantRest.slice(2))
  return isOneMistake ? 1 : 2
}
