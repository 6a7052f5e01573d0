/** Stands in for `hoist-non-react-statics` (an alias of the bundler): the site's wrapped components have no statics that a wrapper would hide. */
const keepComponent = <Component>(wrapper: Component): Component => wrapper;

export default keepComponent;
