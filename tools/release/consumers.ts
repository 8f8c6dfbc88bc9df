/** An app outside the repository that installs the packed packages. Its files are in consumers/<name>; all show consumers/page. */
export interface Consumer {
  name: string
  /** Packages beside react, TypeScript and the packed ones. */
  install: Readonly<Record<string, string>>
  /** Merged into package.json. */
  manifest?: Readonly<Record<string, unknown>>
  /** A program of an installed package, and its arguments. */
  build: readonly string[]
  /** The folder that a plain file server serves, or the program that starts the app's own server on `PORT`. */
  serve: { folder: string } | { command: readonly string[] }
}

export const consumers: readonly Consumer[] = [
  {
    name: 'vite',
    install: { vite: '^8', '@vitejs/plugin-react': '^6' },
    build: ['vite', 'build', '--logLevel', 'error'],
    serve: { folder: 'dist' },
  },
  {
    name: 'webpack',
    install: {
      webpack: '^5',
      'webpack-cli': '^7',
      'esbuild-loader': '^4',
      'css-loader': '^7',
      'mini-css-extract-plugin': '^2',
    },
    build: ['webpack', '--stats', 'errors-warnings'],
    serve: { folder: 'dist' },
  },
  {
    name: 'esbuild',
    install: { esbuild: '^0.28' },
    build: [
      'esbuild',
      'src/main.tsx',
      '--bundle',
      '--minify',
      '--format=esm',
      '--jsx=automatic',
      '--outdir=dist',
      '--loader:.woff2=file',
      '--log-level=error',
    ],
    serve: { folder: 'dist' },
  },
  {
    name: 'parcel',
    install: { parcel: '^2' },
    manifest: { '@parcel/resolver-default': { packageExports: true } },
    build: ['parcel', 'build', 'index.html', '--no-cache', '--log-level', 'error'],
    serve: { folder: 'dist' },
  },
  {
    name: 'next',
    install: { next: '^16', '@types/node': '^24' },
    build: ['next', 'build'],
    serve: { command: ['next', 'start'] },
  },
  {
    name: 'react-router',
    install: {
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      '@react-router/serve': '7.18.4',
      'react-router': '7.18.4',
      isbot: '^5',
      vite: '^8',
      '@types/node': '^24',
      // Its peer.
      typescript: '^5',
    },
    build: ['react-router', 'build'],
    serve: { command: ['react-router-serve', './build/server/index.js'] },
  },
]
