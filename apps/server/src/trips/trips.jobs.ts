import type { Job } from '../jobs/job.ts'
import { generateTrips } from './generateTrips.ts'
import { markMissedTrips } from './markMissedTrips.ts'
import { simulateTrips } from './tripSimulator.ts'

/** What happens to trips without anybody asking for it. */
export const tripJobs: readonly Job[] = [
  {
    name: 'trip-simulator',
    summary: 'Drives the trips of the sandbox: they board, leave, call at their stops, run late, break down and arrive.',
    every: { seconds: 5 },
    sandboxOnly: true,
    run: (dependencies) => simulateTrips(dependencies),
  },
  {
    name: 'trip-missed',
    summary: 'Gives up trips that nobody has begun half an hour after they were to leave.',
    every: { seconds: 60 },
    run: (dependencies) => markMissedTrips(dependencies),
  },
  {
    name: 'trip-generator',
    summary: 'Writes the trips of every timetable up to fourteen days ahead.',
    every: { daily: '02:00' },
    run: (dependencies) => generateTrips(dependencies),
  },
]
