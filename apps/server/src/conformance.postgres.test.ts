import { keepsTheContract } from '../test/conformance.ts'

keepsTheContract('postgres')
