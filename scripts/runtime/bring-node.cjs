'use strict'
var childProcess = require('child_process')
var fs = require('fs')
var path = require('path')

var cache = path.join(__dirname, '../../.cache/node')

/**
 * Fetches one release of Node from the npm registry into `.cache/node/VERSION`, once. npm refuses it when its bytes are
 * not those of `integrity`. Two starts at the same moment do not disturb each other.
 * @param {{ name: string, version: string, integrity?: string }} release a package that holds `bin/node`
 * @returns {{ path: string } | { sentence: string }} the executable, or one sentence that says why there is none
 */
function bringNode(release) {
  var home = path.join(cache, release.version)
  var wanted = path.join('node_modules', release.name, 'bin/node')
  if (fs.existsSync(path.join(home, wanted))) return { path: path.join(home, wanted) }
  console.error('Trazendo o Node ' + release.version + '…')
  var draft = home + '.' + process.pid
  try {
    fs.mkdirSync(draft, { recursive: true })
  } catch (error) {
    return { sentence: sentenceFor(release, 'npm error code ' + error.code) }
  }
  writeManifests(draft, release)
  var npm = childProcess.spawnSync(
    'npm',
    ['ci', '--prefix', draft, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: draft, encoding: 'utf8' },
  )
  var probe = childProcess.spawnSync(path.join(draft, wanted), ['--version'], { encoding: 'utf8' })
  if (npm.status === 0 && probe.status === 0) moveInto(draft, home)
  fs.rmSync(draft, { recursive: true, force: true })
  if (fs.existsSync(path.join(home, wanted))) return { path: path.join(home, wanted) }
  return { sentence: sentenceFor(release, npm.stderr || '') }
}

/** A lockfile of our own: npm compares the digest in it with what arrives. */
function writeManifests(folder, release) {
  var dependencies = {}
  dependencies[release.name] = release.version
  var locked = { '': { dependencies: dependencies } }
  locked['node_modules/' + release.name] = { version: release.version, integrity: release.integrity }
  var lock = { name: 'runtime', lockfileVersion: 3, requires: true, packages: locked }
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: dependencies }),
  )
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
}

/** Another start may have been faster: then its copy stays. */
function moveInto(draft, home) {
  try {
    fs.renameSync(draft, home)
  } catch (error) {
    if (!fs.existsSync(home)) throw error
  }
}

function sentenceFor(release, errors) {
  var code = (/npm (?:error|ERR!) code (\S+)/.exec(errors) || [])[1]
  return (
    'Não foi possível trazer o Node ' +
    release.version +
    ' do registro do npm' +
    (code === undefined ? '' : ' (' + code + ')') +
    ': instale o Node 24 LTS (https://nodejs.org) e rode de novo.'
  )
}

module.exports = { bringNode: bringNode }
