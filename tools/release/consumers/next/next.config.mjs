export default {
  experimental: { optimizePackageImports: ['@vehicle-partner/ui'] },
  // Checked before, with skipLibCheck off, which the declarations of Next itself do not pass.
  typescript: { ignoreBuildErrors: true },
}
