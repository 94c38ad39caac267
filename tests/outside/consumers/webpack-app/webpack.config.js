const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

module.exports = {
  entry: './src/main.jsx',
  devtool: false,
  performance: { hints: false },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), new HtmlWebpackPlugin({ template: 'index.html' })],
};
