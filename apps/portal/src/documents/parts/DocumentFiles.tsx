import type { Document } from '@vehicle-partner/api'
import { Link, Text } from '@vehicle-partner/ui'

/** The files of a document, each in a tab of its own. */
export const DocumentFiles = ({ files }: Pick<Document, 'files'>) =>
  files.map(({ Location, name, side }) => (
    <Text key={Location} size="small">
      <Link href={Location} target="_blank">
        {side === undefined ? name : `${side}: ${name}`}
      </Link>
    </Text>
  ))
