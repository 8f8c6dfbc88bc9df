// Writes what each package offers to its consumers as text, so that a reviewer reads a change of it in the diff.
//   npm run api-reports             builds the packages and writes packages/*/api-report
//   node tools/release/apiReports.ts --check   compares instead of writing; needs built packages
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'

const root = join(import.meta.dirname, '../..')
const isCheck = process.argv.includes('--check')

interface Manifest {
  name: string
  exports: Readonly<Record<string, string | { types?: string }>>
}

/**
 * Without a report: `contract`, whose calls the OpenAPI document describes and whose types would take a megabyte; entries with a pattern, which
 * offer the parts of the main entry one by one; and stylesheets.
 */
const isReported = ([entry, target]: readonly [string, Manifest['exports'][string]]): boolean =>
  typeof target === 'object' && target.types !== undefined && !/\*|\.css$|^\.\/contract$/.test(entry)

const silent = { default: { logLevel: ExtractorLogLevel.None } }
const changed: string[] = []
for (const file of globSync('packages/*/package.json', { cwd: root }).toSorted()) {
  const folder = join(root, file, '..')
  const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
  const reports = join(folder, 'api-report')
  mkdirSync(reports, { recursive: true })
  for (const [entry, target] of Object.entries(exports).filter(isReported)) {
    const types = typeof target === 'object' ? (target.types ?? '') : ''
    const config = ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(root, file),
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: join(folder, types),
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              module: 'esnext',
              moduleResolution: 'bundler',
              target: 'es2022',
              lib: ['es2023', 'dom'],
              jsx: 'react-jsx',
              skipLibCheck: true,
              types: [],
            },
            files: [types],
          },
        },
        apiReport: {
          enabled: true,
          reportFolder: reports,
          reportTempFolder: join(root, 'node_modules/.cache/api-report', basename(folder)),
          reportFileName: basename(types, '.d.ts'),
        },
        newlineKind: 'lf',
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent, compilerMessageReporting: silent },
      },
    })
    const { apiReportChanged } = Extractor.invoke(config, {
      localBuild: !isCheck,
      messageCallback: (message) => {
        message.handled = true
      },
    })
    if (apiReportChanged) changed.push(`${name}${entry.slice(1)}`)
  }
}
if (isCheck && changed.length > 0) {
  console.log(`What these offer has changed: ${changed.join(', ')}. Run \`npm run api-reports\`, and read the difference.`)
  process.exitCode = 1
}
