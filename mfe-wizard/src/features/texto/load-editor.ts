/** The editor's code comes apart from the steps; it is fetched ahead while nothing else is to be done. */
export const loadEditor = () => import(/* webpackChunkName: "editor" */ './texto-editor')
