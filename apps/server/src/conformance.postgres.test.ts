import { keepsTheContract } from '../test/conformanceSuite.ts'

keepsTheContract('postgres')
