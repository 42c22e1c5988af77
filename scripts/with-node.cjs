'use strict'
/*
 * `node scripts/with-node.cjs FILE …`: the first thing that every npm script runs. It sees to Node 24 before anything
 * else is read: a newer Node goes on by itself, one from 20.19 on fetches Node 24 from the registry and hands over,
 * an older one stops with a sentence (product 106, decision 090). Written so that even Node 12 can read it.
 */
var path = require('path')
var plan = require('./runtime/runtime-plan.cjs').runtimePlan({
  version: process.versions.node,
  platform: process.platform,
  arch: process.arch,
})

/** The file to run and what follows it. */
var file = path.resolve(process.argv[2] || '')
var args = process.argv.slice(3)

if (plan.kind === 'stop') stop(plan.sentence)
else if (plan.kind === 'go') {
  process.argv.splice(1, 2, file)
  void import(require('url').pathToFileURL(file).href)
} else handOver(plan)

/** Runs the file with the fetched Node; everything that it starts finds that Node first. */
function handOver(release) {
  var node = require('./runtime/bring-node.cjs').bringNode(release)
  if (node.sentence) return stop(node.sentence)
  var bin = path.dirname(node.path)
  var child = require('child_process').spawn(node.path, [file].concat(args), {
    stdio: 'inherit',
    env: Object.assign({}, process.env, { NODE: node.path, PATH: bin + path.delimiter + process.env.PATH }),
  })
  ;['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function passOn(signal) {
    process.on(signal, function forward() {
      child.kill(signal)
    })
  })
  child.on('exit', function end(code, signal) {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
