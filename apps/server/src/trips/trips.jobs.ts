import type { Job } from '../jobs/job.ts'
import { generateTrips } from './generateTrips.ts'
import { markMissedTrips } from './markMissedTrips.ts'
import { simulateTrips } from './simulateTrips.ts'

/** The jobs about trips. */
export const tripJobs: readonly Job[] = [
  {
    name: 'trip-simulator',
    summary: 'Simulates the trips of the sandbox: they board, depart, call at their stops, run late, break down and arrive.',
    every: { seconds: 5 },
    sandboxOnly: true,
    run: (dependencies) => simulateTrips(dependencies),
  },
  {
    name: 'trip-missed',
    summary: 'Marks trips as missed that have not started 30 minutes after their departure, with or without a vehicle.',
    every: { seconds: 60 },
    run: (dependencies) => markMissedTrips(dependencies),
  },
  {
    name: 'trip-generator',
    summary: 'Creates the trips of every schedule up to fourteen days ahead.',
    every: { daily: '02:00' },
    run: (dependencies) => generateTrips(dependencies),
  },
]
