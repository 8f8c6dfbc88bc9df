/** A screen of a flow: the story that shows it, and what happens there. */
export interface FlowStep {
  /** The title of the file of stories. */
  title: string
  /** The exported name of the story. */
  story: string
  text: string
}

const step = (title: string, story: string, text: string): FlowStep => ({ title: `Portal/${title}`, story, text })

/** The flows of the product: each is a chain of screens in their order. */
export const flows = {
  individual: {
    name: 'Sign-up of an individual',
    text: 'A person with one bus, from the first page to the dashboard.',
    steps: [
      step('Landing', 'Shown', 'The first page: what it is, and the way in.'),
      step('Register', 'Empty', 'Name, e-mail, phone and a password.'),
      step('Confirm e-mail strip', 'DuringSetUp', 'A mail is on its way; the set-up goes on meanwhile.'),
      step('Onboarding/Welcome', 'NothingSelected', 'A person or a company: here a person.'),
      step('Onboarding/Get started', 'Identity', 'NIN or BVN, checked at once.'),
      step('Onboarding/Get started', 'IdentityVerified', 'The identity is right; the address comes next.'),
      step('Onboarding/Get started', 'AddressSuggested', 'The address, with suggestions, and a paper that shows it.'),
      step('Onboarding/City selection', 'Saving', 'Where the bus may run.'),
      step('Dashboard', 'Individual', 'The checklist has what is left: a vehicle, a driver, a bank account.'),
    ],
  },
  business: {
    name: 'Sign-up of a business',
    text: 'A company, with its documents, from registration to the review.',
    steps: [
      step('Register', 'Submitting', 'The account of the person who signs up.'),
      step('Onboarding/Welcome', 'ChosenBefore', 'A registered business.'),
      step('Onboarding/Get started', 'CompanyEmpty', 'Name, number, address and phone of the company.'),
      step('Onboarding/Get started', 'Identity', 'Who acts for the company.'),
      step('Onboarding/Get started', 'Address', 'The proof of address.'),
      step('Onboarding/City selection', 'Saving', 'The cities of operation.'),
      step('Dashboard', 'NewOwner', 'The first dashboard: all steps are ahead.'),
      step('Documents/Company', 'NothingUploaded', 'The documents of the company.'),
      step('Documents/Company', 'UnderReview', 'All are sent; the operator checks them.'),
      step('Dashboard', 'UnderReview', 'The checklist says what is under review.'),
    ],
  },
  invitation: {
    name: 'Invitation of a member',
    text: 'An owner invites a colleague, who joins.',
    steps: [
      step('Settings/Members', 'RoleChosen', 'The owner chooses the roles.'),
      step('Settings/Members/Invitations', 'Invitations', 'The invitation waits and can be sent again.'),
      step('Accept invitation', 'NewUser', 'The link of the mail: who invites, and to what.'),
      step('Accept invitation', 'ExistingUser', 'The colleague has joined.'),
      step('Login', 'Empty', 'The first login.'),
      step('Dashboard', 'AsTripManager', 'The dashboard shows what the role may see.'),
    ],
  },
  vehicle: {
    name: 'Add a vehicle',
    text: 'From the empty list to the review.',
    steps: [
      step('Vehicles/Vehicles', 'Empty', 'No vehicles yet: one way to begin.'),
      step('Vehicles/AddVehicle', 'Empty', 'Brand, type, seats, plate; each field says what is missing.'),
      step('Vehicles/AddVehicle', 'TypedBefore', 'What was typed is kept for another day.'),
      step('Vehicles/AddVehicle', 'Review', 'After photos and documents: all of it, before it is sent.'),
      step('Vehicles/AddVehicle', 'Sent', 'It is with the operator.'),
      step('Vehicles/Vehicle', 'Information', 'The page of the vehicle.'),
      step('Vehicles/Vehicle', 'MovesADriver', 'A driver is assigned; one with another vehicle is moved after a question.'),
    ],
  },
  document: {
    name: 'Renew a document',
    text: 'A certificate of a vehicle has to be renewed.',
    steps: [
      step('Dashboard', 'Loaded', 'The strip says what needs attention.'),
      step('Documents/FleetDocuments', 'Renewals', 'What is due, the soonest first.'),
      step('Vehicles/VehicleDocument', 'Renewal', 'A photo and the new date.'),
      step('Vehicles/VehicleDocument', 'UnderReview', 'It is checked; the old one is in force until then.'),
      step('Vehicles/Vehicle', 'Documents', 'All documents of the vehicle.'),
    ],
  },
  trip: {
    name: 'A trip’s day',
    text: 'From the plan to the last stop.',
    steps: [
      step('Trips/TripsDay', 'Today', 'The day by vehicle: gaps and overlaps.'),
      step('Trips/Trip', 'Upcoming', 'The trip, while it can be changed.'),
      step('Trips/Trip', 'Manifest', 'Who gets on where.'),
      step('Trips/Trip', 'Active', 'On the road.'),
      step('Trips/Shared trip', 'OnTheRoad', 'The link for someone who waits.'),
      step('Trips/Trip', 'ReportsAnIssue', 'Something is wrong: one form.'),
      step('Trips/Trip', 'Completed', 'Arrived, with what was earned.'),
    ],
  },
  payslip: {
    name: 'A payslip to the bank',
    text: 'From the trips of a month to the money in the account.',
    steps: [
      step('Earnings/Information', 'Earnings', 'What is earned and not yet settled.'),
      step('Earnings/Payslip', 'SoFarThisMonth', 'The payslip, as it grows.'),
      step('Earnings/Payslip', 'Payslip', 'Issued: each line with its reason.'),
      step('Settings/Add settlement account', 'Found', 'The account, checked by its name.'),
      step('Settings/Settlement account', 'Accounts', 'Where payouts go.'),
      step('Earnings/Past payouts', 'Upcoming', 'The payout is on its way.'),
      step('Earnings/Past payouts', 'Paid', 'Paid: how to find it at the bank.'),
      step('Earnings/Receipt on paper', 'OnPaper', 'The receipt.'),
    ],
  },
} as const satisfies Record<string, { name: string; text: string; steps: readonly FlowStep[] }>

export type FlowName = keyof typeof flows
