const toOption = (word: string) => ({ value: word, label: word })

/** Languages of drivers, the most common first. */
export const languageOptions = [
  'English',
  'Yoruba',
  'Igbo',
  'Hausa',
  'Pidgin',
  'Edo',
  'Efik',
  'Fulfulde',
  'Ibibio',
  'Ijaw',
  'Kanuri',
  'Tiv',
  'French',
].map(toOption)

/** The states of Nigeria and the Federal Capital Territory. */
export const stateOptions = (
  'Abia|Adamawa|Akwa Ibom|Anambra|Bauchi|Bayelsa|Benue|Borno|Cross River|Delta|Ebonyi|Edo|Ekiti|Enugu|FCT|Gombe|Imo|Jigawa|Kaduna|Kano|Katsina|' +
  'Kebbi|Kogi|Kwara|Lagos|Nasarawa|Niger|Ogun|Ondo|Osun|Oyo|Plateau|Rivers|Sokoto|Taraba|Yobe|Zamfara'
)
  .split('|')
  .map(toOption)
