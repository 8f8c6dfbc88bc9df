/** The product's benefits (spec section 1), shown on the landing page and beside the public forms. */
export const productBenefits = {
  manage: { title: 'Manage your assets', text: 'Keep track of all drivers and vehicles in one place.' },
  earn: { title: 'Earn from your Vehicles', text: 'See what every trip pays and when it reaches your bank.' },
} as const
