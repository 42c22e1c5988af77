/**
 * jsdom's window. For each label jsdom walks the whole page to the field that it is of, and whoever looks a field up by
 * its name asks every label: a seventh of what suites of large forms computed. Here the label asks by the field's id.
 */
const { createRequire } = require('node:module')
const { dirname, join } = require('node:path')

const environment = require.resolve('jest-environment-jsdom')
// Not by this file's own require: the linter would read what it is by its types, and judge all scripts by them.
const fromEnvironment = createRequire(environment)
const { default: JsdomEnvironment } = fromEnvironment(environment)
// Whole, before a part of it is asked for: its files load each other.
fromEnvironment('jsdom')
const living = join(dirname(fromEnvironment.resolve('jsdom')), 'jsdom/living')
const { implementation: Label } = require(join(living, 'nodes/HTMLLabelElement-impl.js'))
const { isLabelable } = require(join(living, 'helpers/form-controls.js'))

const byWalking = Object.getOwnPropertyDescriptor(Label.prototype, 'control')
Object.defineProperty(Label.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for')
    const root = this.getRootNode({})
    if (id === null || id === '' || root !== this._ownerDocument) return byWalking.get.call(this)
    const field = root.getElementById(id)
    return field !== null && isLabelable(field) ? field : null
  },
})

module.exports = JsdomEnvironment
