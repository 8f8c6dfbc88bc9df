const labels: Readonly<Record<string, string>> = {
  suv: 'SUV',
  wifi: 'Wi-Fi',
  usb_charging: 'USB charging',
  tv: 'TV',
  cctv: 'CCTV',
  cng: 'CNG',
  dedicated: 'Full time',
  shared: 'Part time',
  standby: 'Standby',
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The label of a vehicle's type, amenity, fuel and so on: 'Air conditioning'. An unknown value of a newer server is capitalised. */
export const formatVehicleWord = (word: string): string => labels[word] ?? capitalize(word.replaceAll('_', ' '))
