/** The page shown when the error page itself fails: it depends on nothing that could fail too. */
export const LAST_RESORT = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Erreur 500</title>
</head>
<body>
<main>
<h1>Erreur 500</h1>
<p>Une erreur est survenue pendant l’affichage de la page d’erreur.</p>
<p><a href="/">Revenir à l’accueil</a></p>
</main>
</body>
</html>
`
