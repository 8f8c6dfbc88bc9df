/** openapi-typescript needs the JavaScript API of TypeScript 5, which TypeScript 7 does not have. */
function readPackage(manifest) {
  if (manifest.name === 'openapi-typescript') {
    delete manifest.peerDependencies.typescript
    manifest.dependencies.typescript = '5.9.3'
  }
  return manifest
}

export const hooks = { readPackage }
