const MiniCssExtractPlugin = require('mini-css-extract-plugin')

module.exports = {
  mode: 'production',
  entry: './src/main.tsx',
  output: { filename: 'main.js', publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: { hints: false },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'main.css' })],
}
