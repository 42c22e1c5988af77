/** Spellings of tools and skills, which mean exactly the same: see `sinonimos.ts` for how a line is read. */
export const HABILIDADES = `
excel, microsoft excel, ms excel, excell, exel, planilhas de excel, ~planilhas, ~planilha
excel avancado, excel nivel avancado, planilhas avancadas
excel basico, excel nivel basico
google planilhas, google sheets, planilhas google
word, microsoft word, ms word
power point, powerpoint, microsoft powerpoint, ppt
pacote office, microsoft office, ms office, office, pacote microsoft
outlook, microsoft outlook, ms outlook
power bi, powerbi, power b i, microsoft power bi
google workspace, g suite, gsuite
javascript, js, java script, ecmascript
typescript, ts, type script
nodejs, node
react, reactjs, react js
react native, reactnative
angular, angularjs, angular js
vue, vuejs, vue js
nextjs, next js
html, html5
css, css3, sass, scss
html css, html e css
c#, csharp, c sharp
c++, cpp, cplusplus
.net, dotnet, dot net, asp.net, dotnet core
java, java se, java ee
spring, spring boot, springboot
python, python3
django, django rest framework
php, php7, php8
laravel, framework laravel
ruby, ruby on rails, rails
golang, linguagem go
kotlin, android kotlin
swift, ios swift
flutter, dart
sql, linguagem sql, banco de dados sql, consultas sql
sql server, mssql, microsoft sql server
postgresql, postgres, postgre, pgsql
mysql, my sql, mariadb
mongodb, mongo db, mongo
oracle, oracle database, pl sql, plsql
nosql, banco nao relacional
git, github, gitlab, controle de versao
docker, conteineres, containers
kubernetes, k8s
aws, amazon web services
azure, microsoft azure
gcp, google cloud, google cloud platform
linux, ubuntu, debian, gnu linux
windows server, active directory
api rest, rest api, apis rest, restful, api restful
microsservicos, microservices, micro servicos
ci cd, integracao continua, entrega continua
scrum, metodologia scrum
metodologias ageis, metodologia agil, agile, metodos ageis
kanban, metodo kanban, quadro kanban
jira, atlassian jira
photoshop, adobe photoshop, ps photoshop
illustrator, adobe illustrator
corel draw, coreldraw, corel
indesign, adobe indesign
premiere, adobe premiere, premiere pro
after effects, adobe after effects, aftereffects
figma, prototipacao figma
canva, design no canva
pacote adobe, adobe creative cloud, creative suite
autocad, auto cad, cad
solidworks, solid works
revit, autodesk revit
sketchup, sketch up
bim, building information modeling
ms project, microsoft project, msproject
sap, sistema sap, sap r3, sap erp
sap hana, s4 hana, s 4hana, s4hana
totvs, protheus, totvs protheus, microsiga
senior sistemas, sistema senior
dominio sistemas, sistema dominio
erp, sistema erp, sistema de gestao integrada, sistema integrado
wms, sistema wms, sistema de gerenciamento de armazem
tms, sistema tms
salesforce, sales force
hubspot, hub spot
rd station, rdstation
google ads, adwords, google adwords, googleads
facebook ads, meta ads, facebookads, instagram ads
google analytics, ga4, analytics google
wordpress, word press
shopify, loja shopify
tableau, tableau desktop
looker studio, google data studio, data studio
vba, macros excel, macro vba, macros de excel
etl, pipelines de dados
ingles, lingua inglesa, idioma ingles, english
ingles fluente, ingles avancado, fluencia em ingles
espanhol, lingua espanhola, castelhano
frances, lingua francesa
alemao, lingua alema
italiano, lingua italiana
mandarim, chines, lingua chinesa
japones, lingua japonesa
comunicacao, boa comunicacao, comunicacao verbal, comunicativo
trabalho em equipe, trabalho em grupo, espirito de equipe, teamwork
lideranca, gestao de equipes, gestao de equipe, lideranca de equipes
proatividade, proativo, pro ativo, pro atividade
organizacao, organizado, senso de organizacao
resolucao de problemas, solucao de problemas, problem solving
negociacao, tecnicas de negociacao, habilidade de negociacao
tecnicas de vendas, tecnica de vendas, estrategias de vendas
informatica, informatica basica, conhecimentos em informatica, computacao basica, curso de informatica
digitacao, digitacao rapida
nota fiscal, nf e, nfe, notas fiscais, emissao de nota fiscal, nota fiscal eletronica
esocial, e social
sped, sped fiscal, efd
cnh a, carteira de moto, habilitacao a, habilitacao categoria a, carteira a
cnh b, habilitacao b, habilitacao categoria b, carteira de motorista b, carteira b
cnh c, habilitacao c, habilitacao categoria c, carteira c
cnh d, habilitacao d, habilitacao categoria d, carteira d
cnh e, habilitacao e, habilitacao categoria e, carteira e
cnh ab, habilitacao ab, carteira ab
cnh, carteira de habilitacao, carteira de motorista, habilitacao
mopp, produtos perigosos, transporte de produtos perigosos
direcao defensiva, curso de direcao defensiva
nr 10, nr10, norma regulamentadora 10
nr 11, nr11, norma regulamentadora 11
nr 12, nr12, norma regulamentadora 12
nr 33, nr33, espaco confinado
nr 35, nr35, trabalho em altura
nr 5, nr5, cipa
nr 6, nr6, epi, equipamento de protecao individual
iso 9001, iso9001, norma iso 9001
iso 14001, iso14001
5s, programa 5s, cinco s
boas praticas de fabricacao, bpf, gmp
appcc, haccp
primeiros socorros, socorros de urgencia, suporte basico de vida
desenho tecnico, leitura de desenho tecnico, leitura e interpretacao de desenho
solda, solda mig, solda tig, solda eletrica
matematica financeira, calculos financeiros, hp 12c, hp12c
home office, trabalho remoto, teletrabalho, remoto
escala 12x36, 12x36, 12 por 36
escala 6x1, 6x1, 6 por 1
escala 5x2, 5x2, 5 por 2
pessoa com deficiencia, pcd, pessoas com deficiencia
ensino medio completo, segundo grau completo, 2o grau completo, ensino medio concluido
ensino superior completo, graduacao completa, terceiro grau completo, nivel superior completo
pos graduacao, pos graduado, especializacao lato sensu
mba, master in business administration
`
