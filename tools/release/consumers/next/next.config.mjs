export default { experimental: { optimizePackageImports: ['@vehicle-partner/ui'] } }
