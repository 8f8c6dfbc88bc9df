import { describeConformance } from '../test/conformanceSuite.ts'
import { ruleDatabaseKinds } from '../test/testServer.ts'

for (const lane of ruleDatabaseKinds()) describeConformance(lane)
