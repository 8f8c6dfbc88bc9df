// Stands for a part's stylesheet in Node, which loads no CSS: see "imports" of package.json.
export default undefined
