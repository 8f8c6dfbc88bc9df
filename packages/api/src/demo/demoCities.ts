import { demoId } from './demoId.ts'

/** Demo cities. `country_id` is ISO 3166-1 alpha-2. Accra is in another country. */
export const demoCities = [
  { id: demoId('cty', 1), name: 'Lagos', code: 'LOS', country_id: 'NG' },
  { id: demoId('cty', 2), name: 'Abuja', code: 'ABV', country_id: 'NG' },
  { id: demoId('cty', 3), name: 'Ibadan', code: 'IBA', country_id: 'NG' },
  { id: demoId('cty', 4), name: 'Port Harcourt', code: 'PHC', country_id: 'NG' },
  { id: demoId('cty', 5), name: 'Abeokuta', code: 'ABK', country_id: 'NG' },
  { id: demoId('cty', 6), name: 'Benin City', code: 'BNI', country_id: 'NG' },
  { id: demoId('cty', 7), name: 'Kano', code: 'KAN', country_id: 'NG' },
  { id: demoId('cty', 8), name: 'Kaduna', code: 'KAD', country_id: 'NG' },
  { id: demoId('cty', 9), name: 'Enugu', code: 'ENU', country_id: 'NG' },
  { id: demoId('cty', 10), name: 'Uyo', code: 'UYO', country_id: 'NG' },
  { id: demoId('cty', 11), name: 'Ilorin', code: 'ILR', country_id: 'NG' },
  { id: demoId('cty', 12), name: 'Jos', code: 'JOS', country_id: 'NG' },
  { id: demoId('cty', 13), name: 'Warri', code: 'WAR', country_id: 'NG' },
  { id: demoId('cty', 14), name: 'Osogbo', code: 'OSO', country_id: 'NG' },
  { id: demoId('cty', 15), name: 'Akure', code: 'AKR', country_id: 'NG' },
  { id: demoId('cty', 16), name: 'Calabar', code: 'CBQ', country_id: 'NG' },
  { id: demoId('cty', 17), name: 'Onitsha', code: 'ONI', country_id: 'NG' },
  { id: demoId('cty', 18), name: 'Owerri', code: 'OWR', country_id: 'NG' },
  { id: demoId('cty', 19), name: 'Asaba', code: 'ASB', country_id: 'NG' },
  { id: demoId('cty', 20), name: 'Lokoja', code: 'LOK', country_id: 'NG' },
  { id: demoId('cty', 21), name: 'Accra', code: 'ACC', country_id: 'GH' },
] as const

export type CityCode = (typeof demoCities)[number]['code']
