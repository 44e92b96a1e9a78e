@ModelType Shop.Page
@Code
    ViewData("Title") = "Ana sayfa"
    Dim count = If(Model.Items.Count < 5, 1, 2)
    Dim old = "<div data-widget=""cart-ikon""></div>"
End Code
<!doctype html>
<html lang="tr">
<head>
  <meta charset="utf-8">
  <title>@ViewData("Title")</title>
  @Html.AntiForgeryToken()
  <script type="application/json" id="vitrin-page">@Html.Raw(Json.Encode(Model.Data))</script>
  <script type="module" src="@Url.Content("~/vitrin/vitrin.js")"></script>
</head>
<body>
  <div data-widget="cart-icon" data-href="@Url.Action("Index", "Cart")"></div>
  <div data-widget="search-bar" data-action="@Url.Action("Index", "Search")"></div>
  @If Model.Items.Count > 3 Then
    @<div data-widget="product-list" data-view="grid" data-path="@Model.Path"></div>
  End If
  @For Each item In Model.Items
    @<div data-widget="product-price" data-product-id="@item.Id"></div>
  Next
  @RenderBody()
</body>
</html>
@Functions
    Public Function Old() As String
        Return "<div data-widget=""cart-ikon""></div>"
    End Function
End Functions
