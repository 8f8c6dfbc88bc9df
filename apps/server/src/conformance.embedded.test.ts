import { describeConformance } from '../test/conformanceSuite.ts'

describeConformance('embedded')
