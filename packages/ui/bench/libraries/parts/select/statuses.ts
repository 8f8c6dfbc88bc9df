export const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'workshop', label: 'In the workshop' },
  { value: 'sold', label: 'Sold' },
  { value: 'lost', label: 'Lost' },
]
