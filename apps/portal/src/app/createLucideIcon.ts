import { drawIcon, type IconShape } from '@vehicle-partner/ui/icons'

/** Takes the place of the function of lucide-react in a build (vite.config.ts), whose options the portal does not use: it would be 1 kB of every page. */
export default function createLucideIcon({ node }: { node: IconShape }) {
  return drawIcon(node)
}
