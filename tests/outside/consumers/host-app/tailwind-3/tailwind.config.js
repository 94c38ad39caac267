export default { content: ['./src/**/*.jsx'] };
