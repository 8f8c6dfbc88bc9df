export interface Country {
  code: string
  name: string
}

export const countries: Country[] = Array.from({ length: 250 }, (_, at) => ({
  code: `C${at}`,
  name: `${'AEIO'[at % 4]}${'kmnrst'[at % 6]}a country ${at}`,
}))
