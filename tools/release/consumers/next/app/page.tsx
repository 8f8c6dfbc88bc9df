import { Examples } from '../src/Examples.tsx'

export default function Page() {
  return <Examples />
}
