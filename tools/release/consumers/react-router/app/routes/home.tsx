export { Examples as default } from '../../src/Examples.tsx'
